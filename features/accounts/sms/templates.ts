import { SmsRefused, type SmsMessage } from './gateway.ts'

/** Numbers of templates that the carrier has approved; for numbers outside China they are others. */
export type SmsTemplates = Record<
  SmsMessage['template'],
  { china?: string | undefined; abroad?: string | undefined }
>

export function isChinese(phone: string): boolean {
  return phone.startsWith('+86')
}

/** Throws `SmsRefused` where there is none for this message. */
export function templateFor(templates: SmsTemplates, { template, phone }: SmsMessage): string {
  const { china, abroad } = templates[template]
  const found = isChinese(phone) ? china : abroad
  if (!found) throw new SmsRefused('NO_TEMPLATE')
  return found
}
