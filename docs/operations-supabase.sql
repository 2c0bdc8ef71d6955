-- Hosted Supabase, once: the pictures' bucket and who may do what in it. Run it in the SQL editor, or with psql as the project's owner.
-- It may be run again; nothing is lost. The tables of the API itself are made by its own migrations, in the schema "app".

-- One bucket: public to read, the same limits as the embedded storage. An SVG is served from Supabase's own domain, where it
-- cannot reach a session of this product; leave 'image/svg+xml' out to refuse it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 16000000,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Each member in the folder named by their id, under {userId}/[{subfolder}/]{uuid}.{ext}; an overwrite needs all of select, insert
-- and update. Public URLs need no policy; lists show what is one's own. Anonymous users are not members and store nothing.
drop policy if exists "images: own folder, read" on storage.objects;
drop policy if exists "images: own folder, add" on storage.objects;
drop policy if exists "images: own folder, change" on storage.objects;
drop policy if exists "images: own folder, remove" on storage.objects;

create policy "images: own folder, read" on storage.objects for select to authenticated
  using (bucket_id = 'images' and (storage.foldername(name))[1] = (select auth.uid()::text)
    and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true');

create policy "images: own folder, add" on storage.objects for insert to authenticated
  with check (bucket_id = 'images' and (storage.foldername(name))[1] = (select auth.uid()::text)
    and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true'
    and name ~ '^[0-9a-f-]{36}/([a-z0-9][a-z0-9_-]{0,62}/)?[0-9a-f-]{36}\.(png|jpg|jpeg|webp|avif|gif|svg)$');

create policy "images: own folder, change" on storage.objects for update to authenticated
  using (bucket_id = 'images' and (storage.foldername(name))[1] = (select auth.uid()::text)
    and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true')
  with check (bucket_id = 'images' and (storage.foldername(name))[1] = (select auth.uid()::text)
    and name ~ '^[0-9a-f-]{36}/([a-z0-9][a-z0-9_-]{0,62}/)?[0-9a-f-]{36}\.(png|jpg|jpeg|webp|avif|gif|svg)$');

create policy "images: own folder, remove" on storage.objects for delete to authenticated
  using (bucket_id = 'images' and (storage.foldername(name))[1] = (select auth.uid()::text)
    and (select auth.jwt() ->> 'is_anonymous') is distinct from 'true');
