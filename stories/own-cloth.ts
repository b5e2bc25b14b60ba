/** A cloth of one's own for an element: a few of its custom properties. */
export const ownCloth = (tag: string): string => `${tag} {
  --tv-cloth-hi: #3a5f86;
  --tv-cloth: #23405e;
  --tv-cloth-lo: #142739;
  --tv-rail-hi: #5d6771;
  --tv-rail: #3b444d;
  --tv-rail-lo: #23292f;
  --tv-radius: 8px;
  --tv-button-radius: 4px;
}`;
