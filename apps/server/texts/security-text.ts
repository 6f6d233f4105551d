import type { FastifyInstance } from 'fastify'
import { dayMs } from '@hojip/platform/clock'

interface SecurityTextOptions {
  publicUrl: string
  /** Where to report a vulnerability; without it there is no file, since nobody would read the reports. */
  contact: string | undefined
  nowMs: () => number
}

const path = '/.well-known/security.txt'
/** The standard recommends less than a year. The text is made anew for each request, so it never runs out. */
const validDays = 180

/** RFC 9116, without a signature. */
function securityText({ publicUrl, contact, nowMs }: SecurityTextOptions & { contact: string }): string {
  const today = Math.floor(nowMs() / dayMs)
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
    'Preferred-Languages: zh, ko, en',
    `Canonical: ${publicUrl}${path}`,
    '',
  ].join('\n')
}

/** Serves where to report vulnerabilities, to people and to programs that look for it there. */
export function registerSecurityText(app: FastifyInstance, options: SecurityTextOptions): void {
  const { contact } = options
  app.get(path, (_request, reply) =>
    contact === undefined
      ? reply.callNotFound()
      : reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(securityText({ ...options, contact })),
  )
}
