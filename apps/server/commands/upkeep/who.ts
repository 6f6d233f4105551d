import { hostname, userInfo } from 'node:os'

/** Who runs a command, for the log of what staff do: user@machine. */
export function whoRuns(): string {
  return `${userInfo().username}@${hostname()}`
}
