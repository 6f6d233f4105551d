import { useTexts } from '@hojip/platform/page'
import { Checkbox } from '@hojip/platform/ui'
import { staffRoles, type StaffRole } from '@hojip/policy'
import { teamTexts } from './texts.ts'

interface RoleCheckboxesProps {
  /** The id of the group, for the form's list of problems. */
  id: string
  legend: string
  chosen: readonly StaffRole[]
  onChosen: (roles: StaffRole[]) => void
  error?: string | undefined
}

/** One checkbox a role, with a few words about what it is for. */
export function RoleCheckboxes({ id, legend, chosen, onChosen, error }: RoleCheckboxesProps) {
  const t = useTexts(teamTexts)
  const errorId = `${id}-error`
  return (
    <fieldset id={id} tabIndex={-1} className="outline-0!" aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <div className="grid gap-1">
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            className="min-h-9 items-start! py-1.5 [&_.tick-box]:mt-0.5"
            checked={chosen.includes(role)}
            onChange={(event) =>
              onChosen(event.target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
            }
          >
            <b className="font-medium">{t.roles[role]}</b>{' '}
            <span className="text-12 text-ink-3">{t.roleHints[role]}</span>
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-12 text-crimson">
          {error}
        </p>
      )}
    </fieldset>
  )
}
