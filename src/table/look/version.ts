/** The version of the package; the build holds it against package.json. */
export const VERSION = '0.1.0';
