/** The version of the package; the build checks it against package.json. */
export const VERSION = '0.1.0';
