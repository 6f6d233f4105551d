// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const fireIcon = 'M184 153a58 58 0 0 1-47 47h-1a8 8 0 0 1-1-16c16-3 30-17 33-33a8 8 0 0 1 16 2m32-9a88 88 0 0 1-176 0q0-42 33-85a8 8 0 0 1 12-1l24 24 22-61a8 8 0 0 1 12-3c22 18 73 67 73 126m-16 0c0-46-36-86-58-106l-22 61a8 8 0 0 1-14 3L80 76q-24 35-24 68a72 72 0 0 0 144 0'
