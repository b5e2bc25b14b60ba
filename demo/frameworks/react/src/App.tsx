import { useState } from 'react';
import 'tapis-vert/trente-quarante-board.js';

export function App() {
  const [isShown, show] = useState(true);
  const [isLocked, lock] = useState(false);
  const [purse, setPurse] = useState<number>();
  return (
    <main>
      {isShown && (
        <trente-quarante-board
          players="you, Anna:easy"
          theme="midnight"
          speed="instant"
          decks={4}
          court-cards="ten"
          ontv-intent={event => isLocked && event.preventDefault()}
          ontv-settle={({ detail }) => setPurse(detail.view.accounts.purses[0])}
        />
      )}
      <label>
        <input type="checkbox" checked={isLocked} onChange={event => lock(event.target.checked)} /> Lock bets
      </label>
      <button onClick={() => show(!isShown)}>{isShown ? 'Hide' : 'Show'}</button>
      <output>{purse}</output>
    </main>
  );
}
