import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { TrenteQuaranteEvents } from 'tapis-vert/trente-quarante-board.js';
import 'tapis-vert/trente-quarante-board.js';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      @if (isShown()) {
        <trente-quarante-board
          players="you, Anna:easy"
          theme="midnight"
          speed="instant"
          court-cards="ten"
          [decks]="4"
          (tv-intent)="intended($event)"
          (tv-settle)="settled($event)"
        ></trente-quarante-board>
      }
      <label><input type="checkbox" [checked]="isLocked()" (change)="isLocked.set(!isLocked())" /> Lock bets</label>
      <button (click)="isShown.set(!isShown())">{{ isShown() ? 'Hide' : 'Show' }}</button>
      <output>{{ purse() }}</output>
    </main>
  `,
})
export class App {
  readonly isShown = signal(true);
  readonly isLocked = signal(false);
  readonly purse = signal<number | undefined>(undefined);

  intended(event: TrenteQuaranteEvents['tv-intent']): void {
    if (this.isLocked()) event.preventDefault();
  }

  settled({ detail }: TrenteQuaranteEvents['tv-settle']): void {
    this.purse.set(detail.view.accounts.purses[0]);
  }
}
