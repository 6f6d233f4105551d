import { useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import type { Template } from '../../contract.ts'
import { draftOf, type Draft } from '../draft.ts'
import type { Regions } from '../regions/use-regions.ts'
import { freightTexts } from '../texts.ts'

interface TheirVersionProps {
  /** As a colleague has saved it. */
  template: Template
  draft: Draft
  regions: Regions
  onTake: () => void
  onKeep: () => void
}

/** A colleague has saved meanwhile: both versions, and the choice between them. */
export function TheirVersion({ template, draft, regions, onTake, onKeep }: TheirVersionProps) {
  const t = useTexts(freightTexts)
  const lines = (one: Draft) => [
    `${one.name} · ${t.units[one.unit]}`,
    ...one.groups.map(({ firstFee, nextFee }, at) => t.line(regions.nameOf(one, at), firstFee, nextFee)),
  ]
  const sides = [
    { title: t.nowStored, of: lines(draftOf(template)) },
    { title: t.yours, of: lines(draft) },
  ]
  return (
    <div className="px-4 pt-4">
      <Notice tone="amber" live>
        <div className="grid gap-3 md:grid-cols-2">
          {sides.map(({ title, of }) => (
            <div key={title}>
              <p className="font-medium">{title}</p>
              <ul>
                {of.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" className="max-lg:min-h-11!" onClick={onTake}>
            {t.takeStored}
          </Button>
          <Button size="sm" className="max-lg:min-h-11!" onClick={onKeep}>
            {t.keepMine}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
