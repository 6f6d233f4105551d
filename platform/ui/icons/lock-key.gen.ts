// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const lockKeyIcon = 'M128 112a28 28 0 0 0-8 55v17a8 8 0 0 0 16 0v-17a28 28 0 0 0-8-55m0 40a12 12 0 1 1 12-12 12 12 0 0 1-12 12m80-72h-32V56a48 48 0 0 0-96 0v24H48a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16V96a16 16 0 0 0-16-16M96 56a32 32 0 0 1 64 0v24H96Zm112 152H48V96h160z'
