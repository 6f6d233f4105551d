import { headsetIcon, Icon, Link, shieldCheckIcon, truckIcon, undoIcon } from '@hojip/platform/ui'
import { policy } from '@hojip/policy'
import type { FooterData, HelpTopic, OtherPage } from '../shell-data.ts'
import { useFooterTexts, type FooterTexts } from './texts.ts'
import { dayMs, hourMs } from '@hojip/platform/clock'

type HelpColumn = Exclude<keyof FooterTexts['help'], HelpTopic>

/** Each column: its help articles, then pages of the mall. */
const columns: [HelpColumn, HelpTopic[], OtherPage[]][] = [
  ['shopping', ['registration', 'guide', 'faq', 'orderTime'], []],
  ['delivery', ['payment', 'deliveryFee'], ['tracking']],
  ['afterSales', ['genuine', 'returns'], ['refunds']],
  ['shops', ['onboarding'], ['console']],
  ['about', ['agreement', 'privacy'], ['feedback']],
]

/** The desktop footer of every page: promises, help, the phone line and the operator of the mall. */
export function Footer({ phone, hours, helpHrefs = {}, otherHrefs = {} }: FooterData) {
  const t = useFooterTexts()
  const aboutHref = helpHrefs.aboutMall
  const shown = columns
    .map(([column, topics, others]) => ({
      column,
      links: [
        ...topics.flatMap((topic) => link(t.help[topic], helpHrefs[topic])),
        ...others.flatMap((name) => link(t.others[name], otherHrefs[name])),
        ...(column === 'about' ? link(t.help.aboutMall, aboutHref) : []),
      ],
    }))
    .filter(({ links }) => links.length > 0)
  return (
    <footer className="mt-12 border-t border-line bg-surface max-lg:hidden">
      <div className="wrap">
        <Promises hours={hours} />
        {(shown.length > 0 || phone) && (
          <div className={columnsLook}>
            {shown.map(({ column, links }) => (
              <section key={column}>
                <h2>{t.help[column]}</h2>
                <ul>
                  {links.map(({ name, href }) => (
                    // An address changes once the browser knows its port: the link must stay the same element.
                    <li key={name}>
                      <Link href={href}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {phone && (
              <section>
                <h2>{t.service}</h2>
                <a href={`tel:${phone}`} className="figures text-20 [overflow-wrap:anywhere] xl:text-24">
                  {phone}
                </a>
                <p className="text-12 text-ink-3">{hours}</p>
              </section>
            )}
          </div>
        )}
        <p className="border-t border-line pt-4 pb-7 text-12 text-ink-3">{t.rights(2026)}</p>
      </div>
    </footer>
  )
}

/** The look of its headings and links: written once, since the HTML of every page has the footer. */
const columnsLook =
  'grid grid-cols-6 gap-x-6 gap-y-6 py-7 [&_h2]:mb-2.5 [&_h2]:text-14 [&_h2]:font-bold [&_ul]:text-13 [&_ul]:text-ink-2 ' +
  '[&_li_a]:inline-block [&_li_a]:min-h-6 [&_li_a]:py-0.5 [&_a]:hover:text-jade-text'

function link(name: string, href: string | undefined) {
  return href === undefined ? [] : [{ name, href }]
}

/** What the mall promises, with the periods that its timers use. */
function Promises({ hours }: { hours: string | undefined }) {
  const t = useFooterTexts()
  const promises = [
    [shieldCheckIcon, t.promises.genuine, t.promises.genuineText],
    [undoIcon, t.promises.returns(policy.refundWindowMs / dayMs), t.promises.returnsText],
    [truckIcon, t.promises.dispatch(policy.shipByMs / hourMs), t.promises.dispatchText],
    [headsetIcon, t.promises.people, hours ?? '\u00a0'],
  ] as const
  return (
    <ul className="grid grid-cols-4 gap-6 border-b border-line py-6 *:flex *:items-center *:gap-3 [&_b]:block [&_b]:text-15">
      {promises.map(([icon, title, text]) => (
        <li key={title}>
          <Icon of={icon} size={28} className="text-jade-text" />
          <span className="min-w-0">
            <b>{title}</b>
            <span className="block text-12 text-ink-3">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
