// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const fruitIcon = 'M166 73a64 64 0 0 0 34-57 8 8 0 0 0-8-8h-8a64 64 0 0 0-56 33A64 64 0 0 0 72 8h-8a8 8 0 0 0 0 16h8a48 48 0 0 1 47 40 88 88 0 1 0 47 9m17-49a48 48 0 0 1-46 40 48 48 0 0 1 46-40m-55 200a72 72 0 1 1 72-72 72 72 0 0 1-72 72m56-63a58 58 0 0 1-47 47h-1a8 8 0 0 1-1-16 41 41 0 0 0 33-33 8 8 0 0 1 16 2'
