export interface SmsMessage {
  /** E.164, e.g. `+8613800000000`. */
  phone: string
  /** The whole message, for gateways that take one. */
  text: string
  /** The code inside the text; empty in a notice. */
  code: string
  /** Which approved template says it, for gateways that take no free text. */
  template: 'code' | 'phoneChanged'
}

export interface SmsGateway {
  /**
   * Hands one message over. Throws `SmsRefused`, or another error where the message may or may not have gone out.
   */
  send(message: SmsMessage): Promise<void>
}

/** The gateway did not take the message. */
export class SmsRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the SMS gateway refused the message: ${code}`)
    this.name = 'SmsRefused'
    this.code = code
  }
}
