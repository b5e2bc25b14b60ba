import type { Scene } from './scene.js';

/** The line before the first deal: what the game is about, and how it begins. */
export function aimOf({ view, words }: Pick<Scene, 'view' | 'words'>): readonly [now: string, because: string] {
  const { payingSide, variant } = view.options;
  return [words.aims[variant](words[payingSide], words[payingSide === 'right' ? 'left' : 'right']), words.beginHow];
}
