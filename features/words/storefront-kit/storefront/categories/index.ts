export { CategoryMenu } from './category-menu.tsx'
export { CategorySheet } from './category-sheet.tsx'
