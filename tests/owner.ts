/** The superAdmin of the test servers and databases. */
export const owner = { username: 'owner', password: 'Correct-horse-7' }
