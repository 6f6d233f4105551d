export { EditorsNotice } from './editors-notice.tsx'
export { editingTexts } from './texts.ts'
export { useEditors } from './use-editors.ts'
