import { refuse, type RefusalKind, type WithFields } from '@hojip/platform/refusal'
import { mostMegapixels } from '../rules/limits.ts'

/** Shortens a long name for the refusal's sentence. */
function shortName(name: string): string {
  const letters = [...name]
  return letters.length <= 40 ? name : `${letters.slice(0, 24).join('')}…${letters.slice(-12).join('')}`
}

/** A refusal that names the file. */
export function refuseFile<R extends string>(kind: RefusalKind<R, WithFields>, name: string) {
  return refuse(
    kind,
    { name: shortName(name), max: mostMegapixels },
    { fields: [{ field: 'file', problem: '' }] },
  )
}
