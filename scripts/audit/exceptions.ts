import { z } from 'zod'
import type { Advisory } from './advisories.ts'

const exceptions = z.array(
  z.strictObject({
    /** `GHSA-…`. */
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    package: z.string().min(1),
    /** The last day on which it counts. */
    until: z.iso.date(),
    why: z.string().min(20),
  }),
)

export type Exception = z.infer<typeof exceptions>[number]

/** Throws with the place of the first entry that is not well written. */
export function readExceptions(json: string): Exception[] {
  const read = exceptions.safeParse(JSON.parse(json))
  if (read.success) return read.data
  const [first] = read.error.issues
  throw new Error(`scripts/audit/exceptions.json: ${first?.path.join('.')}: ${first?.message}`)
}

interface Verdict {
  /** Advisories without an exception that still counts. */
  open: Advisory[]
  excepted: { advisory: Advisory; exception: Exception }[]
  /** Exceptions that are over or that nothing needs, as sentences. */
  faults: string[]
}

/** @param today like `2026-12-24` */
export function judge(advisories: readonly Advisory[], all: readonly Exception[], today: string): Verdict {
  const fits = (advisory: Advisory, exception: Exception) =>
    exception.id === advisory.id && exception.package === advisory.package
  const excepted = advisories.flatMap((advisory) => {
    const exception = all.find((one) => fits(advisory, one) && one.until >= today)
    return exception ? [{ advisory, exception }] : []
  })
  const open = advisories.filter((one) => !excepted.some(({ advisory }) => advisory === one))
  const over = all
    .filter(({ until }) => until < today)
    .map(({ id, package: name, until }) => `The exception for ${name} (${id}) was over on ${until}.`)
  const needless = all
    .filter((one) => one.until >= today && !advisories.some((advisory) => fits(advisory, one)))
    .map(({ id, package: name }) => `Nothing needs the exception for ${name} (${id}) any more: take it away.`)
  return { open, excepted, faults: [...over, ...needless] }
}
