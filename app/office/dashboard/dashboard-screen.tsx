import { useQuery } from '@tanstack/react-query'
import { categoryList } from '#app/office/category/category.calls.ts'
import { CountCard } from '#app/office/dashboard/count-card.tsx'

export default function DashboardScreen() {
  const categories = useQuery(categoryList)
  return (
    <>
      <title>Dashboard · Darya Studio</title>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <CountCard
          label="Total Categories"
          path="/admin/category"
          count={categories.data?.length}
          hasFailed={categories.isError}
        />
      </div>
    </>
  )
}
