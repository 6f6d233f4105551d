import { useTexts } from '@hojip/platform/page'
import { Disclosure } from '@hojip/platform/ui'
import { rightsOf, staffRoles } from '@hojip/policy'
import { teamTexts } from './texts.ts'

/** What each role may do, for narrow windows: a role unfolds to its tasks. */
export function RightsCards() {
  const t = useTexts(teamTexts)
  return (
    <ul className="px-4">
      {staffRoles.map((role) => (
        <li key={role} className="border-t border-line py-1.5">
          <Disclosure
            summary={
              <span className="flex min-h-11 flex-1 flex-col justify-center">
                <b className="text-14 font-medium text-ink">{t.roles[role]}</b>
                <span className="text-12 text-ink-3">{t.roleHints[role]}</span>
              </span>
            }
          >
            <ul className="list-inside list-disc pb-2 text-13 text-ink-2 marker:text-jade">
              {rightsOf([role]).map((right) => (
                <li key={right} className="py-0.5">
                  {t.rights[right]}
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}
