import { FactList, NumberList } from '@hojip/platform/console'
import { useLocale, useTexts, useDates } from '@hojip/platform/page'
import type { ReactNode } from 'react'
import type { FoundPerson } from '../contract.ts'
import { PersonPhone } from './person-phone.tsx'
import { peopleTexts } from './texts.ts'

/** Who it is, and how much they bought. */
export function Facts({ person }: { person: FoundPerson }) {
  const t = useTexts(peopleTexts)
  const dates = useDates()
  const mine = useLocale()
  const { pkId, roleName, shopName, loginName, country, locale, lastLogin } = person
  const facts: [string, ReactNode][] = [
    [t.phone, <PersonPhone key={pkId} person={person} />],
    [t.role, shopName ? `${t.roles[roleName]} · ${shopName}` : t.roles[roleName]],
    [t.country, country ? new Intl.DisplayNames(mine, { type: 'region' }).of(country) : t.none],
    [t.language, locale ? new Intl.DisplayNames(mine, { type: 'language' }).of(locale) : t.none],
    [t.lastLogin, (lastLogin && dates.stamp(lastLogin)) ?? t.none],
    ...(loginName ? ([[t.loginName, loginName]] as [string, ReactNode][]) : []),
    [
      t.id,
      <span key="id" className="figures break-all">
        {pkId}
      </span>,
    ],
  ]
  const numbers = [
    [t.orders, person.orderNum],
    [t.openOrders, person.openOrderNum],
    [t.refunds, person.refundNum],
    [t.reports, person.reportNum],
  ] as const
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="sr-only">{t.account}</h2>
      <NumberList numbers={numbers} className="border-b border-line pb-4" />
      <FactList facts={facts} className="mt-4" />
    </section>
  )
}
