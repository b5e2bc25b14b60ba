import { isAsked } from '../../bank/look/empty-bar.js';
import type { Scene } from './scene.js';

/** The status line before the first deal: the aim of the game, and how, or when, it begins. */
export function aimOf({ view, words }: Pick<Scene, 'view' | 'words'>): readonly [now: string, because: string] {
  const { payingSide, variant } = view.options;
  const aim = words.aims[variant](words[payingSide], words[payingSide === 'right' ? 'left' : 'right']);
  return [aim, isAsked(view) ? words.beginHow : words.beginWhen];
}
