import { agreementHref } from '@hojip/hrefs/help'
import { Link, useDates, useTexts } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { isAgreement } from '../../rules/agreements.ts'
import { helpTexts } from '../texts.ts'
import type { Agreement } from './agreement-search.ts'

/** The day on which a version comes into force, in the reader's language. */
function useDay() {
  const dates = useDates()
  return (time: string) => dates.fullDate(time)
}

/** Which version this is, and whether another one is in force or announced. */
export function VersionNote({ of: { topic, version, current, inForceTime, announced } }: { of: Agreement }) {
  const t = useTexts(helpTexts)
  const day = useDay()
  if (!isAgreement(topic)) return null
  const isNext = announced !== null && version === announced.version
  return (
    <>
      {inForceTime && version === current && (
        <p className="text-13 text-ink-3">{t.inForceSince(version, day(inForceTime))}</p>
      )}
      {version !== current && (
        <Notice tone="amber">
          {isNext ? t.isAnnounced(day(announced.inForceTime)) : t.isEarlier}{' '}
          <Link to={agreementHref(topic)} className="link underline underline-offset-3">
            {t.toCurrent}
          </Link>
        </Notice>
      )}
      {announced && version === current && (
        <Notice tone="info">
          {t.willChange(day(announced.inForceTime))}{' '}
          <Link to={agreementHref(topic, announced.version)} className="link underline underline-offset-3">
            {t.toAnnounced}
          </Link>
        </Notice>
      )}
    </>
  )
}

/** Every version that somebody may have accepted. */
export function VersionList({ of: { topic, version, current, versions } }: { of: Agreement }) {
  const t = useTexts(helpTexts)
  const day = useDay()
  if (!isAgreement(topic) || versions.length < 2) return null
  const nameOf = (one: Agreement['versions'][number]) =>
    one.inForceTime ? t.version(one.version, day(one.inForceTime)) : t.firstVersion
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h2 className="text-16 font-bold">{t.versions}</h2>
      <ul className="grid gap-1 text-14">
        {versions.map((one) => (
          <li key={one.version} className="flex min-h-9 flex-wrap items-center gap-x-2 max-lg:min-h-11">
            {one.version === version ? (
              <span aria-current="page">{nameOf(one)}</span>
            ) : (
              <Link
                to={agreementHref(topic, one.version === current ? undefined : one.version)}
                className="link"
              >
                {nameOf(one)}
              </Link>
            )}
            {one.version === current && <span className="text-12 text-jade-text">{t.inForce}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
