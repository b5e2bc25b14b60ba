/** What surrounds every table: head, cloth, bar, and the drawers that open over the cloth, as template functions. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './icons.js';
import type { CommonText } from '../text/en.js';

/** A frame as drawn. */
export interface Frame {
  readonly words: CommonText;
  readonly language: string;
  /** The direction of lines and panels; the cloth does not flip. */
  readonly direction: 'ltr' | 'rtl';
  /** The name of the game. */
  readonly name: string;
  /** The same for a screen reader, with its alternative name if it has one. */
  readonly fullName: string;
  /** The limits and the like, beside the name. */
  readonly limits: string;
  /** Whether the player wants larger type. */
  readonly largeType: boolean;
  /** Whether a drawer is open, by its name. */
  readonly opened: { isOpen(name: string): boolean } | undefined;
  readonly sound: boolean;
  /** Whether the table fills the screen; undefined if the page does not allow it. */
  readonly fullScreen: boolean | undefined;
  readonly paused: boolean;
  /** Who is there, at a host's table: the tool's label, the clock it shows, and the text for screen readers. */
  readonly people?: { readonly label: string; readonly clock: string; readonly mark: string } | undefined;
  /** What is wrong with the page's attributes, in English, for its author. */
  readonly faults: readonly string[];
  readonly cloth: TemplateResult;
  /** The open drawer. */
  readonly drawer: { readonly name: string; readonly heading: string; readonly content: unknown } | undefined;
  readonly bar: TemplateResult;
  /** The bubble of a guide. */
  readonly bubble: unknown;
}

export const frame = (table: Frame): TemplateResult =>
  html`<div class="containing">
    <div class="strut"></div>
    <section
      class="table ${table.direction}"
      part="table"
      role="group"
      dir="ltr"
      lang=${table.language}
      aria-label=${table.fullName}
    >
      <div class="frame ${table.largeType ? 'large-type' : ''}" part="frame">
        ${head(table)} ${table.drawer ? drawer(table.words, table.drawer) : nothing}
        <div class="cloth" part="cloth">${table.cloth}</div>
        ${table.faults[0] ? html`<p class="fault" lang="en">${table.faults.join(' ')}</p>` : nothing}
        ${table.paused ? html`<p class="halted" part="paused">${table.words.paused}</p>` : nothing} ${table.bar}
        ${table.bubble}
      </div>
      <div class="unseen" role="log" aria-live="polite">
        <p></p>
        <p></p>
        <p></p>
        <p></p>
        <p></p>
        <p></p>
        <p></p>
        <p></p>
        <p></p>
      </div>
      <svg class="sheet" width="0" height="0" aria-hidden="true"></svg>
    </section>
  </div>`;

const head = ({ words, name, limits, opened, sound, fullScreen, people }: Frame): TemplateResult =>
  html`<div class="top" part="header">
    <h2>${name}</h2>
    <slot name="brand"></slot>
    <span class="limits"
      ><span class="unseen">${words.stakes} </span>${limits
        .replace(/ (?!·)/g, '\u00a0')
        .replaceAll('-', '\u2011')}</span
    >
    <div class="tools" role="toolbar" aria-label=${words.menu} data-zone="tools">
      ${opener('rules', opened, words.rules, html`${icon('info')}<span>${words.rules}</span>`)}
      ${
        people
          ? opener(
              'people',
              opened,
              people.mark ? words.told(people.label, people.mark) : people.label,
              html`${icon('people')}<b class="clock" aria-hidden="true" .textContent=${people.clock}></b>`,
              `people ${people.mark && 'marked'}`,
            )
          : nothing
      }
      <button class="tool" data-do="sound" aria-pressed=${sound} aria-label=${words.sound}>
        ${icon(sound ? 'sound' : 'silence')}
      </button>
      ${
        fullScreen === undefined
          ? nothing
          : html`<button
              class="tool full-screen"
              data-do="full-screen"
              aria-pressed=${fullScreen}
              aria-label=${words.fullScreen}
            >
              ${icon('full')}
            </button>`
      }
      ${opener('menu', opened, words.menu, icon('menu'))}
    </div>
  </div>`;

/** A tool that opens a drawer. */
const opener = (
  drawer: string,
  opened: Frame['opened'],
  label: string,
  sign: TemplateResult,
  kind = '',
): TemplateResult =>
  html`<button
    class="tool ${kind}"
    data-do="open"
    data-value=${drawer}
    aria-expanded=${!!opened?.isOpen(drawer)}
    aria-label=${label}
  >
    ${sign}
  </button>`;

/** A panel over the cloth, with a heading and a button that closes it. */
const drawer = (words: CommonText, { name, heading, content }: NonNullable<Frame['drawer']>): TemplateResult =>
  html`<div class="drawer ${name}" part=${name} role="region" aria-label=${heading} tabindex="0">
    <div class="head">
      <h3>${heading}</h3>
      <button class="tool" data-do="open" data-value=${name} aria-label=${words.close}>${icon('clear')}</button>
    </div>
    ${content}
  </div>`;

/** The status line as drawn. */
export interface StatusLine {
  /** What has happened. */
  readonly now: string;
  /** The language of the croupier's call, if not the table's: of {@link call} if there is one, else of {@link now}. */
  readonly lang?: string | undefined;
  /** The croupier's call, if what happened is worded differently: small, where there is room. */
  readonly call?: string | undefined;
  /** A note to the player, visible whatever else has to be left out. */
  readonly note: string;
  /** Why, and what the player can do. */
  readonly because: string;
  /** The name of the reason that “Why?” explains, if there is one. */
  readonly why?: string | undefined;
  /** Whether a guide is offered. */
  readonly offer: boolean;
  /** Whether a part of the table has failed to load and is awaited. */
  readonly missing: boolean;
}

export const statusLine = (
  words: CommonText,
  { now, lang, call, note, because, why, missing, offer }: StatusLine,
): TemplateResult =>
  html`<div class="say" part="status" data-place="status">
    <p class="now" lang=${(!call && lang) || nothing}>${now}</p>
    <p class="because">
      ${call ? html`<span class="call" lang=${lang ?? nothing}>${call}.</span> ` : nothing}<span
        class="told ${note ? 'notice' : ''}"
        >${note ? html`<b class="note">${note}</b> ` : nothing}${because}</span
      >
      ${
        why
          ? html`<span data-zone="why"><button class="why" data-term=${`why ${why}`}>${words.why}</button></span>`
          : nothing
      }
      ${
        offer
          ? html`<span data-zone="offer"><button class="why" data-do="guide">${words.guide.offer}</button></span>`
          : nothing
      }
    </p>
    ${
      missing
        ? html`<p class="missing" data-zone="missing">
            ${words.missing} <button class="why" data-do="retry">${words.retry}</button>
          </p>`
        : nothing
    }
  </div>`;
