import type { SmsGateway } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import type { HelpArticles } from '@hojip/help/articles'

export interface AdmissionTools extends Tools, Pick<HelpArticles, 'shopAgreement'> {
  sms: SmsGateway
  /** The mall's own address without a trailing slash, for messages. */
  publicUrl: string
}
