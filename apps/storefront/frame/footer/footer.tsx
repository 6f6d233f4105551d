import { Link } from '@hojip/platform/ui'
import { serviceHours } from '../shell-data.ts'
import type { FooterData, HelpTopic } from '../shell-data.ts'
import { useFrameTexts, type FrameTexts } from '../texts.ts'

type HelpColumn = Exclude<keyof FrameTexts['help'], HelpTopic>

const columns: [HelpColumn, HelpTopic[]][] = [
  ['shopping', ['registration', 'orderTime']],
  ['delivery', ['payment', 'deliveryFee']],
  ['afterSales', ['genuine', 'returns']],
  ['about', ['onboarding', 'agreement', 'privacy']],
]

/** The desktop footer of every page: help, the phone line and the operator of the mall. */
export function Footer({ phone, hours = serviceHours, helpHrefs = {} }: FooterData) {
  const t = useFrameTexts()
  const shown = columns
    .map(([column, topics]) => [column, topics.filter((topic) => helpHrefs[topic])] as const)
    .filter(([, topics]) => topics.length > 0)
  return (
    <footer className="mt-12 border-t border-line bg-surface max-lg:hidden">
      <div className="wrap">
        {(shown.length > 0 || phone) && (
          <div className="flex flex-wrap gap-x-9 gap-y-6 xl:gap-x-20 py-7">
            {shown.map(([column, topics]) => (
              <section key={column}>
                <h2 className="mb-2.5 text-14 font-bold">{t.help[column]}</h2>
                <ul className="text-13 text-ink-2">
                  {topics.map((topic) => (
                    <li key={topic}>
                      <Link
                        href={helpHrefs[topic]!}
                        className="inline-block min-h-6 py-0.5 hover:text-jade-text"
                      >
                        {t.help[topic]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {phone && (
              <section className={shown.length > 0 ? 'ml-auto' : ''}>
                <h2 className="mb-2.5 text-14 font-bold">{t.service}</h2>
                <a href={`tel:${phone}`} className="figures text-24 hover:text-jade-text">
                  {phone}
                </a>
                <p className="text-12 text-ink-3">{t.hours(hours)}</p>
              </section>
            )}
          </div>
        )}
        <p className="border-t border-line pt-4 pb-7 text-12 text-ink-3">{t.rights(2026)}</p>
      </div>
    </footer>
  )
}
