import { readSiteAssets } from './readSiteFiles';

/** What `precompressFolder` puts behind a name. */
const compressedSuffixes = ['.br', '.gz'] as const;

function isHashedScriptOrStyle(file: string): boolean {
  return /^[^/]+[-.][0-9a-f]{16,}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/.test(file);
}

/** Fonts and pictures that scripts and styles refer to. */
function isHashedStaticFile(file: string): boolean {
  return /^static\/.*[0-9a-f]{16,}/.test(file);
}

/**
 * Whether a file of `public/` belongs into a release. Webpack leaves the scripts and styles of earlier builds there: those
 * that visitors may still ask for come from the earlier releases instead, so that they do not pile up for ever.
 */
export function belongsToBuild(assets: ReadonlySet<string>): (file: string) => boolean {
  return (file) => {
    const original = file.replace(/\.(?:br|gz)$/, '');
    return !isHashedScriptOrStyle(original) || assets.has(original);
  };
}

/** Files of an earlier release that its open tabs may still ask for, compressed ones included, by path; some may not exist. */
export async function keptAssets(release: string): Promise<string[]> {
  const assets = await readSiteAssets(release);
  return assets
    .filter((file) => isHashedScriptOrStyle(file) || isHashedStaticFile(file))
    .flatMap((file) => [file, ...compressedSuffixes.map((suffix) => file + suffix)]);
}
