declare const packageVersion: string | undefined;

/** The release that this script is of. Whoever bundles the elements defines `packageVersion`. */
export const release = typeof packageVersion === 'string' ? packageVersion : 'unreleased';
