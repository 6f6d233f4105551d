import { agreementHref } from '@hojip/hrefs/help'
import { shopAgreementVersion } from '@hojip/help/shop-agreement'
import { FactList } from '@hojip/platform/console'
import { useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { useState, type ReactNode } from 'react'
import type { ReceivedApplication } from '../../contract.ts'
import { receivedTexts } from './texts.ts'

/** Who applies and with what. */
export function Facts({ application }: { application: ReceivedApplication }) {
  const t = useTexts(receivedTexts)
  const mine = useLocale()
  const { kind, shopNames, contactName, companyName, companyCode, country, categoryNames, locale } =
    application
  const names = Object.values(shopNames).filter(Boolean)
  const facts: [string, ReactNode][] = [
    [t.applicant, t.namedKind(contactName || t.forgotten, t.kinds[kind])],
    [t.phone, <Phone key="phone" application={application} />],
    ...(kind === 'company'
      ? ([
          [t.companyName, companyName],
          [country === 'CN' ? t.creditCode : t.koreanNumber, companyCode],
        ] as [string, ReactNode][])
      : []),
    [t.shopNames, [...new Set(names)].join(' · ')],
    [t.categories, categoryNames.join(' / ')],
    [t.agreement, <Accepted key="agreement" label={application.agreeVersion} />],
    [t.language, new Intl.DisplayNames(mine, { type: 'language' }).of(locale)],
  ]
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="sr-only">{t.applicant}</h2>
      <FactList facts={facts} isWide />
      <h3 className="mt-4 text-13 text-ink-3">{t.products}</h3>
      <p dir="auto" className="mt-1 leading-[1.7] break-words whitespace-pre-line">
        {application.products}
      </p>
    </section>
  )
}

/** The version of the agreement that the applicant accepted, with a link to its text. */
function Accepted({ label }: { label: string }) {
  const t = useTexts(receivedTexts)
  const version = shopAgreementVersion(label)
  if (version === undefined) return label
  return (
    <a href={agreementHref('shopAgreement', version)} target="_blank" rel="noreferrer" className="link">
      {t.agreementVersion(version)}
    </a>
  )
}

/** Masked; the whole number on demand, which the history records. */
function Phone({ application }: { application: ReceivedApplication }) {
  const t = useTexts(receivedTexts)
  const [whole, setWhole] = useState<string>()
  const read = useWrite('POST /sysConsole/readApplicantPhone', {
    refreshes: ['GET /sysConsole/findApplication/{pkId}'],
    onSuccess: ({ phone }) => setWhole(phone),
  })
  if (application.phone === '') return t.forgotten
  if (whole) return <span className="figures">{whole}</span>
  return (
    <>
      <span translate="no" className="figures">
        {application.phone}
      </span>{' '}
      <button
        type="button"
        className="link min-h-6"
        disabled={read.isRunning}
        onClick={() => read.run({ pkId: application.pkId })}
      >
        {t.readPhone}
      </button>
    </>
  )
}
