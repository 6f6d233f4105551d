import { useTexts, Time } from '@hojip/platform/page'
import type { PersonSession } from '../contract.ts'
import { peopleTexts } from './texts.ts'

/** Where the person is signed in, the most recently used first. */
export function Sessions({ sessions }: { sessions: readonly PersonSession[] }) {
  const t = useTexts(peopleTexts)
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="text-15 font-bold">
        {t.sessions} <span className="text-12 font-normal text-ink-3">{t.devices(sessions.length)}</span>
      </h2>
      {sessions.length === 0 ? (
        <p className="mt-3 text-13 text-ink-3">{t.noSessions}</p>
      ) : (
        <ul className="mt-2">
          {sessions.map(({ pkId, browser, system, isBusiness, ip, lastSeen }) => (
            <li
              key={pkId}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.5 text-13 last:border-b-0"
            >
              <b className="font-medium">
                {[browser, system].filter((one) => one !== null).join(' · ') || t.unknownDevice}
              </b>
              <span className="text-ink-3">{isBusiness ? t.businessSite : t.mallSite}</span>
              <span className="figures text-ink-3">{ip}</span>
              <span className="ml-auto text-12 text-ink-3">
                {t.lastSeen} <Time at={lastSeen} className="figures" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
