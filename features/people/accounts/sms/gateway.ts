export interface SmsMessage {
  /** E.164, e.g. `+8613800000000`. */
  phone: string
  /** The whole message, for gateways that accept free text. */
  text: string
  /** The code in the text, or that of the link in an invitation; empty in a notice. */
  code: string
  /** The approved template, for gateways that accept no free text. */
  template: 'code' | 'phoneChanged' | 'invitation' | 'admission'
}

export interface SmsGateway {
  /**
   * Hands one message over. Throws `SmsRefused` when the gateway did not accept it, and another error when it is
   * unknown whether the message was sent.
   */
  send(message: SmsMessage): Promise<void>
}

/** The gateway did not accept the message. */
export class SmsRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the SMS gateway refused the message: ${code}`)
    this.name = 'SmsRefused'
    this.code = code
  }
}
