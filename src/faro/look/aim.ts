import type { Scene } from './scene.js';

/** The status line before the first deal: the aim of the game, and how it begins. */
export function aimOf({ view, words }: Pick<Scene, 'view' | 'words'>): readonly [now: string, because: string] {
  const { payingSide, variant } = view.options;
  return [words.aims[variant](words[payingSide], words[payingSide === 'right' ? 'left' : 'right']), words.beginHow];
}
