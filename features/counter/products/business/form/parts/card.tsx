import type { ReactNode } from 'react'

interface CardProps {
  id: string
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** A white card of the editor with its heading, where the row of anchors leads to. */
export function Card({ id, title, note, aside, children }: CardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 card min-w-0">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-line px-4 py-2 lg:px-5">
        <h2 id={`${id}-title`} className="text-16 font-bold">
          {title}
        </h2>
        {aside}
      </header>
      <div className="px-4 py-4 lg:px-5">{children}</div>
      {note && <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3 lg:px-5">{note}</p>}
    </section>
  )
}
