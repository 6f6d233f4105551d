import { refusalText, type Refusal } from '@hojip/platform/refusal'

/** The file cannot be imported at all, for one or more reasons. */
export class UnreadableFile extends Error {
  readonly reasons: readonly Refusal[]
  constructor(reasons: readonly Refusal[]) {
    super(reasons.map((reason) => refusalText(reason, 'en-US')).join('; '))
    this.name = 'UnreadableFile'
    this.reasons = reasons
  }
}
