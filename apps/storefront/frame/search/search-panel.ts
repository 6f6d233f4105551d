import type { ComponentType, KeyboardEvent, RefObject } from 'react'

/** What the field searches for, or the page it leads to instead. */
export interface Chosen {
  text: string
  href?: string | undefined
}

/** What the panel tells the field: the list, its active option, and the option's text, which fills the field. */
export interface Shown {
  listId?: string | undefined
  activeId?: string | undefined
  text?: string | undefined
}

/** What the field tells the panel. */
export interface PanelActs {
  open: () => void
  close: () => void
  /** The user changed the text. */
  typed: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The active option. */
  chosen: () => Chosen | undefined
}

export interface SearchPanelProps {
  acts: RefObject<PanelActs | null>
  field: RefObject<HTMLInputElement | null>
  /** Nothing is requested while an input method composes: half a syllable finds nothing. */
  isComposing: RefObject<boolean>
  typed: string
  /** The search whose results the page shows. */
  searched: string
  onTyped: (text: string) => void
  onShown: (shown: Shown) => void
  onChoose: (chosen: Chosen) => void
}

/** The suggestions below the field. Its scripts load when the field is first focused. */
export type SearchPanel = ComponentType<SearchPanelProps>
