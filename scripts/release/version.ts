type Version = readonly [breaking: number, adding: number, mending: number]

/** `1.2.3`; undefined for everything else, also `v1.2.3` and `1.2.3-rc.1`. */
export function readVersion(text: string): Version | undefined {
  const found = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(text)
  if (!found || found.slice(1).some((part) => part !== String(Number(part)))) return undefined
  return [Number(found[1]), Number(found[2]), Number(found[3])]
}

/** Below 0 when `a` is the older one. */
export function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}
