import type { SmsGateway } from '@hojip/accounts'
import type { Tools } from '@hojip/db'

export interface AdmissionTools extends Tools {
  sms: SmsGateway
  /** The mall's own address without a trailing slash, for messages. */
  publicUrl: string
}
