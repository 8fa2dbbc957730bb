/** The sentences of the contact page that the specification leaves to us. */
export const contactCopy = {
  intro:
    'Write to us about a project, a fault, a talk or a cup of tea. Two of us read it all, and one replies within two working days.',
  form: 'A few sentences are plenty. What is the problem, who has it, and by when should it be gone?',
  place: 'Come and see us',
  map: 'Visitors are welcome on weekdays. Do write or ring beforehand, so that there is tea.',
}
