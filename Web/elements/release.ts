declare const packageVersion: string | undefined;

/** The release of this script. The bundler of the elements defines `packageVersion`. */
export const release = typeof packageVersion === 'string' ? packageVersion : 'unreleased';
