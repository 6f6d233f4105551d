import { z } from 'zod'

const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string(), range: z.string() })

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      isDirect: z.boolean(),
      // A name stands for a package of the same list, which is why this one is in it.
      via: z.array(z.union([z.string(), advisory])),
      effects: z.array(z.string()),
      nodes: z.array(z.string()),
      fixAvailable: z.union([
        z.boolean(),
        z.object({ name: z.string(), version: z.string(), isSemVerMajor: z.boolean().default(false) }),
      ]),
    }),
  ),
})

/** What npm writes where the registry did not answer. */
const failure = z.object({ message: z.string() })

export interface Advisory {
  /** `GHSA-…`. */
  id: string
  package: string
  severity: string
  title: string
  /** Which versions have it. */
  range: string
  url: string
  /** Where npm installed such a version. */
  folders: readonly string[]
  /** How the package comes in: our own choice, or the packages that need it. */
  by: string
  fix: string
}

function fixOf(fix: z.infer<typeof report>['vulnerabilities'][string]['fixAvailable']): string {
  if (fix === true) return 'npm update mends it'
  if (fix === false) return 'there is no version without it'
  return `${fix.name} ${fix.version} is without it${fix.isSemVerMajor ? ', another major version' : ''}`
}

/** The advisories of a report of `npm audit --json`, each once for a package; or why npm could not have any. */
export function readReport(json: string): { advisories: Advisory[] } | { unavailable: string } {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { unavailable: json.trim().split('\n')[0] || 'npm wrote nothing' }
  }
  const read = report.safeParse(value)
  if (!read.success) {
    const failed = failure.safeParse(value)
    return { unavailable: failed.success ? failed.data.message : 'npm wrote a report of another form' }
  }
  const advisories = Object.values(read.data.vulnerabilities).flatMap(
    ({ name, isDirect, via, effects, nodes, fixAvailable }) =>
      via
        .filter((one) => typeof one !== 'string')
        .map((one) => ({
          id: one.url.slice(one.url.lastIndexOf('/') + 1),
          package: name,
          severity: one.severity,
          title: one.title,
          range: one.range,
          url: one.url,
          folders: nodes,
          by: isDirect
            ? 'named in package.json'
            : effects.length > 0
              ? `needed by ${effects.join(', ')}`
              : 'needed by others',
          fix: fixOf(fixAvailable),
        })),
  )
  return { advisories }
}
