"""The window that WebKitWebDriver drives.

WebKitGTK's own MiniBrowser is driven in a private session, of which WebKit writes no console messages, and cannot be told to
print. Argument: the folder of the profile. The console is written to `console.log` in it; a message to the handler `print`
prints the page to `page.pdf`.
"""

import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2

folder = sys.argv[1]
log = os.open(os.path.join(folder, "console.log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
# The driver throws the standard output away.
os.dup2(log, sys.stdout.fileno())
os.dup2(log, sys.stderr.fileno())

data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def print_to_file(view):
    operation = WebKit2.PrintOperation.new(view)
    part = os.path.join(folder, "page.part")
    printing = Gtk.PrintSettings()
    printing.set_printer("Print to File")
    printing.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    printing.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + part)
    operation.set_print_settings(printing)
    # Its name tells that it is complete.
    operation.connect("finished", lambda _operation: os.rename(part, os.path.join(folder, "page.pdf")))
    operation.print_()


def create_web_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.add(view)
    # There is no window manager to give it the keyboard, without which nothing in the page matches :focus.
    window.connect("map-event", lambda shown, _event: shown.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    # WebKit ignores window.print() in a driven window.
    content = view.get_user_content_manager()
    content.connect("script-message-received::print", lambda *_args: print_to_file(view))
    content.register_script_message_handler("print")
    view.connect("close", lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", start)
Gtk.main()
