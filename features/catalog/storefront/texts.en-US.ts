export const enUS = {
  brand: 'Brand',
  number: 'Item number',
  showAll: 'Show all details',
  showLess: 'Show less',
}
