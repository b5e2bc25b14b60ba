import { css } from '../look/css.js';

/**
 * Styles of a drawer under the title or the status line, loaded with its content: menu and rules. A drawer's own styles
 * come first.
 */
export const drawerStyles = css`
  :where(.drawer) {
    margin: 0 0 8px;
    padding: var(--space-2) var(--space-5) var(--space-5);
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-6);
    align-items: center;
    font-size: var(--type-m);
  }
`;
