import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  text?: string
  action?: ReactNode
  children: ReactNode
}

/** One card of the settings, with its heading. */
export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="card px-4 py-4 lg:px-6 lg:py-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-16 font-bold">
            {title}
          </h2>
          {text && <p className="mt-0.5 text-13 text-ink-3">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

interface RowProps {
  icon?: ReactNode
  label: ReactNode
  value: ReactNode
  action?: ReactNode
}

/** One setting: its name, its value, and the action that changes it. */
export function Row({ icon, label, value, action }: RowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{label}</p>
        <div className="text-13 text-ink-2">{value}</div>
      </div>
      {action}
    </li>
  )
}

export const rowButton = 'min-h-11! lg:min-h-9!'
