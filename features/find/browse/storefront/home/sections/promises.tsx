import { useTexts } from '@hojip/platform/page'
import { clockIcon, Icon, shieldCheckIcon, truckIcon, walletIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { homeTexts } from '../texts.ts'

/** What the mall really does, shown once. */
export function HomePromises() {
  const texts = useTexts(homeTexts).promises
  return (
    <>
      <section className="mt-4 rounded-lg bg-surface px-6 py-4 max-lg:hidden">
        <Promises
          promises={[
            { icon: clockIcon, title: texts.ship, text: texts.shipText },
            { icon: truckIcon, title: texts.fee, text: texts.feeText },
            { icon: walletIcon, title: texts.unpaid, text: texts.unpaidText },
            { icon: shieldCheckIcon, title: texts.refunds, text: texts.refundsText },
          ]}
        />
      </section>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-1 px-0.5 pt-2.5 text-12 whitespace-nowrap text-ink-2 lg:hidden">
        {[
          { icon: clockIcon, title: texts.ship },
          { icon: truckIcon, title: texts.fee },
          { icon: walletIcon, title: texts.unpaid },
        ].map(({ icon, title }) => (
          <li key={title} className="inline-flex items-center gap-1">
            <Icon of={icon} size={14} className="text-jade-text" />
            {title}
          </li>
        ))}
      </ul>
    </>
  )
}

type MallPromise = { icon: string; title: ReactNode; text: ReactNode }

/** The mall's promises, in a row of four. */
function Promises({ promises }: { promises: MallPromise[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {promises.map(({ icon, title, text }) => (
        <li key={icon} className="flex items-center gap-3">
          <Icon of={icon} size={28} className="text-jade-text" />
          <span className="grid leading-[1.4]">
            <b className="text-15">{title}</b>
            <span className="text-12 text-ink-3">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
