/** Telling states of `<new-game-table>`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/new-game-table.ts';

type Args = Readonly<Record<string, string | undefined>>;
type Story = StoryObj<Args>;

const meta: Meta<Args> = {
  title: 'Tests/New Game',
  component: 'new-game-table',
  args: { players: 'you, Anna:easy, Bruno:medium', lang: 'en' },
  render: ({ players, lang }) =>
    html`<new-game-table seed="story" speed="instant" lang=${lang} players=${players}></new-game-table>`,
};
export default meta;

const tableIn = (canvas: HTMLElement): HTMLElementTagNameMap['new-game-table'] =>
  canvas.querySelector('new-game-table')!;

/** Nothing has been dealt yet. */
export const Opening: Story = {};

/** A hand is over: whoever has the highest card is marked. */
export const Settled: Story = {
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await waitFor(() => expect(table.legal.length).toBeGreaterThan(0));
    table.act({ type: 'done' });
    await waitFor(() => expect(table.view.result).not.toBeNull());
  },
};
