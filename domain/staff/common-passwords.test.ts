import { expect, test } from 'vitest'
import { isCommonPassword } from '#domain/staff/common-passwords.ts'
import { newPassword } from '#domain/staff/staff.contract.ts'

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd123',
  'Passw0rd!',
  'Welcome@123',
  'Admin@123',
  'Qwerty123!',
  'Qwerty@12345',
  'Letmein1!',
  'Summer2024!',
  '!Winter2023',
  'Pakistan@123',
  'Iloveyou1!',
  'Test@1234',
  'Abcd@1234',
  'Changeme1!',
  'Lahore@2024',
  'Monkey#123456',
  'PasswordPassword1!',
  'Football1!!',
  'Daryastudio1!',
])('%s is one of the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true)
  expect(newPassword.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([
    'This password is one of the most used. Please choose another',
  ])
})

test.each([
  'Correct-horse-7',
  'Battery-staple-9',
  'Owner-password-9',
  'Another-staple-9',
  'tR7#kq0-Zv',
  'Alishba-Mangoes-4',
  'Passage-to-1947-Lahore',
  'Admin-of-nothing-7',
  'Khanewal!Junction6',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
  expect(newPassword.safeParse(password).success).toBe(true)
})
