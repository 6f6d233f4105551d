import { noticesHref } from '@hojip/hrefs/messages/notices'
import { useTexts } from '@hojip/platform/page'
import { Button, checksIcon, Chip, gearIcon, Icon, IconButton, TabLinks, trashIcon } from '@hojip/platform/ui'
import type { ListName } from '../../contract.ts'
import { noticeTypeNames, type NoticeType } from '@hojip/preferences/notice-types'
import type { ShownLists } from '../../rules/shown-lists.ts'
import { listNames } from '../notices-search.ts'
import { noticesTexts } from '../texts.ts'
import type { SweepAll } from '../use-sweep-all.tsx'

interface ListHeadProps {
  list: ListName
  type: NoticeType | undefined
  totals: ShownLists['totals']
  sweep: SweepAll
  onSettings: () => void
}

/** The tabs of the three lists with their counts, and the chips of the types. */
export function ListHead({ list, type, totals, sweep, onSettings }: ListHeadProps) {
  const t = useTexts(noticesTexts)
  const tabs = listNames.map((name) => ({
    href: noticesHref({ list: name, type }),
    label: t.lists[name],
    count: totals[name],
    current: name === list,
  }))
  return (
    <div className="bg-surface max-lg:sticky max-lg:top-12 max-lg:z-20">
      <div className="flex items-center border-line lg:border-b lg:pr-3">
        <TabLinks label={t.title} tabs={tabs} className={tabsLook} />
        {sweep.can && (
          <Button kind="quiet" size="sm" className="ml-auto max-lg:hidden" onClick={sweep.run}>
            <Icon of={list === 'trash' ? trashIcon : checksIcon} size={16} />
            {sweep.label}
          </Button>
        )}
        <IconButton
          of={gearIcon}
          size={18}
          label={t.settingsTitle}
          className="max-lg:hidden lg:size-8"
          onClick={onSettings}
        />
      </div>
      <div
        role="group"
        aria-label={t.which}
        className="flex gap-1.5 overflow-x-auto no-scrollbar border-b border-line px-4 py-2 lg:flex-wrap lg:py-2.5"
      >
        <Chip href={noticesHref({ list })} selected={type === undefined}>
          {t.all}
        </Chip>
        {noticeTypeNames.map((name) => (
          <Chip key={name} href={noticesHref({ list, type: name })} selected={name === type}>
            {t.types[name]}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const tabsLook = 'max-lg:w-full max-lg:justify-around lg:flex-1 lg:gap-5! lg:border-b-0! lg:px-5'
