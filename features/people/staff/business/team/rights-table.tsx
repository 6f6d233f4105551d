import { useTexts } from '@hojip/platform/page'
import { checkIcon, classNames, HiddenText, Icon } from '@hojip/platform/ui'
import { rights, roleHas, staffRoles } from '@hojip/policy'
import { teamTexts } from './texts.ts'

const cell = 'border-b border-line px-2 py-2 first:pl-4 last:pr-4'

/** What each role may do: the very table by which calls are allowed. */
export function RightsTable() {
  const t = useTexts(teamTexts)
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr className="bg-inset text-12 text-ink-3">
          <th scope="col" className={`${cell} text-left font-medium`}>
            {t.right}
          </th>
          {staffRoles.map((role) => (
            <th key={role} scope="col" className={`${cell} w-22 text-center font-medium`}>
              {t.roles[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map((right) => (
          <tr key={right} className="hover:bg-inset">
            <th scope="row" className={`${cell} text-left font-normal`}>
              {t.rights[right]}
            </th>
            {staffRoles.map((role) => (
              <td key={role} className={`${cell} text-center`}>
                <Mark has={roleHas(role, right)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Mark({ has }: { has: boolean }) {
  const t = useTexts(teamTexts)
  return (
    <span className={classNames('inline-grid place-items-center', has ? 'text-jade-text' : 'text-ink-3')}>
      {has ? <Icon of={checkIcon} size={14} /> : <span aria-hidden="true">—</span>}
      <HiddenText>{has ? t.can : t.cannot}</HiddenText>
    </span>
  )
}
