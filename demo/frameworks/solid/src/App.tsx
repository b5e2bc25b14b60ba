import { createSignal, Show } from 'solid-js';
import 'tapis-vert/trente-quarante-board.js';

export function App() {
  const [isShown, show] = createSignal(true);
  const [isLocked, lock] = createSignal(false);
  const [purse, setPurse] = createSignal<number>();
  return (
    <main>
      <Show when={isShown()}>
        <trente-quarante-board
          players="you, Anna:easy"
          theme="midnight"
          speed="instant"
          decks={4}
          court-cards="ten"
          on:tv-intent={event => isLocked() && event.preventDefault()}
          on:tv-settle={({ detail }) => setPurse(detail.view.accounts.purses[0])}
        />
      </Show>
      <label>
        <input type="checkbox" checked={isLocked()} onChange={event => lock(event.target.checked)} /> Lock bets
      </label>
      <button onClick={() => show(!isShown())}>{isShown() ? 'Hide' : 'Show'}</button>
      <output>{purse()}</output>
    </main>
  );
}
